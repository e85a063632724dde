import Testing

@testable import UIKitCore

/// source: Apple's documentation of `UIPageControl`, `UIPageControlProgress` and `UIPageControlTimerProgress`.
@MainActor
@Suite(.serialized) struct PageControlTests {
  @Test func aControlThatRunsDownIsAsHighAsAnotherIsWide() {
    onScreen {
      let across = UIPageControl()
      let down = UIPageControl()
      (across.numberOfPages, down.numberOfPages) = (4, 4)
      down.direction = .topToBottom
      let size = across.intrinsicContentSize
      #expect(down.intrinsicContentSize == CGSize(width: size.height, height: size.width))
      #expect(size.width > size.height)
    }
  }

  @Test func imagesOfAPageWinOverThoseOfAllPages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    let (all, current, first) = (UIImage(), UIImage(), UIImage())
    control.preferredIndicatorImage = all
    control.preferredCurrentPageIndicatorImage = current
    control.setCurrentPageIndicatorImage(first, forPage: 0)
    #expect(control.shownImage(forPage: 0) === first && control.shownImage(forPage: 1) === all)
    control.currentPage = 1
    #expect(control.shownImage(forPage: 0) === all && control.shownImage(forPage: 1) === current)
  }

  @Test func aNewPageBeginsWhereTheDelegateSays() {
    final class Half: UIPageControlProgressDelegate {
      func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        page == 1 ? 0.5 : 0
      }
    }
    let (control, progress, half) = (UIPageControl(), UIPageControlProgress(), Half())
    control.numberOfPages = 3
    progress.delegate = half
    control.progress = progress
    progress.currentProgress = 7
    #expect(progress.currentProgress == 1)
    control.currentPage = 1
    #expect(progress.currentProgress == 0.5)
    control.currentPage = 2
    #expect(progress.currentProgress == 0 && progress.delegate === half)
  }

  @Test func pagesHaveTheDurationOfTheirOwn() {
    let progress = UIPageControlTimerProgress(preferredDuration: 2)
    progress.setDuration(5, forPage: 1)
    #expect(progress.duration(forPage: 0) == 2 && progress.duration(forPage: 1) == 5 && !progress.isRunning)
    progress.resumeTimer()
    #expect(progress.isRunning)
    progress.pauseTimer()
    #expect(!progress.isRunning)
  }
}
