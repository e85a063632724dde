// The types that the system declares: identifier, what they conform to, extensions of files and MIME type, as Apple's documentation of
// UTType lists them. A row for each, separated by bars.
enum DeclaredTypes {
  static let table = """
    public.item |  |  | 
    public.content |  |  | 
    public.composite-content | public.content |  | 
    public.data | public.item |  | 
    public.directory | public.item |  | 
    public.folder | public.directory |  | 
    public.volume | public.folder |  | 
    com.apple.package | public.directory |  | 
    com.apple.bundle | public.directory | bundle | 
    com.apple.resolvable |  |  | 
    public.symlink | public.item com.apple.resolvable |  | 
    public.disk-image | public.item |  | 
    public.executable | public.item |  | 
    com.apple.mount-point | public.item com.apple.resolvable |  | 
    com.apple.alias-file | public.data com.apple.resolvable |  | 
    com.apple.bookmark | public.data com.apple.resolvable |  | 
    public.url | public.data |  | 
    public.file-url | public.url |  | 
    public.text | public.data public.content |  | 
    public.plain-text | public.text | txt text | text/plain
    public.utf8-plain-text | public.plain-text |  | text/plain;charset=utf-8
    public.utf16-plain-text | public.plain-text |  | text/plain;charset=utf-16
    public.utf16-external-plain-text | public.plain-text |  | 
    public.delimited-values-text | public.text |  | 
    public.comma-separated-values-text | public.delimited-values-text | csv | text/csv
    public.tab-separated-values-text | public.delimited-values-text | tsv | text/tab-separated-values
    public.utf8-tab-separated-values-text | public.tab-separated-values-text public.utf8-plain-text |  | 
    public.rtf | public.text | rtf | text/rtf
    public.html | public.text | html htm shtml shtm | text/html
    public.xml | public.text | xml | application/xml
    public.yaml | public.text | yml yaml | application/x-yaml
    public.json | public.text | json | application/json
    public.source-code | public.plain-text |  | 
    public.swift-source | public.source-code | swift | 
    public.c-source | public.source-code | c | 
    public.objective-c-source | public.source-code | m | 
    public.objective-c-plus-plus-source | public.source-code | mm | 
    public.c-plus-plus-source | public.source-code | cp cpp c++ cc cxx | 
    public.c-header | public.source-code | h | 
    public.c-plus-plus-header | public.source-code | hpp h++ hxx hh | 
    public.assembly-source | public.source-code | s | 
    public.script | public.source-code |  | 
    com.apple.applescript.text | public.script | applescript | 
    public.shell-script | public.script | sh command | 
    public.python-script | public.shell-script | py | text/x-python-script
    public.ruby-script | public.shell-script | rb rbw | text/x-ruby-script
    public.perl-script | public.shell-script | pl pm | text/x-perl-script
    public.php-script | public.shell-script | php php3 php4 ph3 ph4 phtml | text/php
    com.netscape.javascript-source | public.source-code public.executable | js jscript javascript | text/javascript
    com.apple.property-list | public.data | plist | 
    com.apple.xml-property-list | com.apple.property-list public.xml |  | 
    com.apple.binary-property-list | com.apple.property-list |  | 
    com.adobe.pdf | public.data public.composite-content | pdf | application/pdf
    com.apple.rtfd | com.apple.package public.composite-content | rtfd | 
    com.apple.flat-rtfd | public.data public.composite-content |  | 
    com.apple.webarchive | public.data public.composite-content | webarchive | application/x-webarchive
    public.image | public.data public.content |  | 
    public.jpeg | public.image | jpeg jpg jpe | image/jpeg
    public.tiff | public.image | tiff tif | image/tiff
    com.compuserve.gif | public.image | gif | image/gif
    public.png | public.image | png | image/png
    com.apple.icns | public.image | icns | 
    com.microsoft.bmp | public.image | bmp dib | image/bmp
    com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon
    public.camera-raw-image | public.image | raw | 
    public.svg-image | public.image | svg svgz | image/svg+xml
    com.apple.live-photo |  |  | 
    public.heif | public.image | heif | image/heif
    public.heic | public.heif | heic | image/heic
    org.webmproject.webp | public.image | webp | image/webp
    public.3d-content | public.content |  | 
    com.pixar.universal-scene-description | public.3d-content public.data | usd usda usdc | 
    com.pixar.universal-scene-description-mobile | com.pixar.universal-scene-description | usdz | model/vnd.usdz+zip
    com.apple.reality | public.data | reality | model/vnd.reality
    public.audiovisual-content | public.data public.content |  | 
    public.movie | public.audiovisual-content |  | 
    public.video | public.movie |  | 
    public.audio | public.audiovisual-content |  | 
    com.apple.quicktime-movie | public.movie | mov qt | video/quicktime
    public.mpeg | public.movie | mpg mpeg mpe m75 m15 | video/mpeg
    public.mpeg-2-video | public.video | m2v | video/mpeg2
    public.mpeg-2-transport-stream | public.movie | ts | video/mp2t
    public.mp3 | public.audio | mp3 mpga | audio/mpeg
    public.mpeg-4 | public.movie | mp4 mpg4 | video/mp4
    public.mpeg-4-audio | public.mpeg-4 public.audio | mp4 | audio/mp4
    com.apple.protected-mpeg-4-audio | public.audio | m4p | audio/x-m4p
    com.apple.protected-mpeg-4-video | public.movie | m4v | video/x-m4v
    public.avi | public.movie | avi vfw | video/avi
    public.aiff-audio | public.audio | aiff aif | audio/aiff
    com.microsoft.waveform-audio | public.audio | wav wave | audio/vnd.wave
    public.midi-audio | public.audio | midi mid | audio/midi
    public.playlist |  |  | 
    public.m3u-playlist | public.text public.playlist | m3u m3u8 | audio/mpegurl
    public.archive | public.data |  | 
    org.gnu.gnu-zip-archive | public.archive | gz gzip | application/x-gzip
    public.bzip2-archive | public.archive | bz2 | application/x-bzip2
    public.zip-archive | public.archive | zip | application/zip
    com.apple.archive | public.archive | aar yaa | 
    public.spreadsheet | public.content |  | 
    public.presentation | public.content |  | 
    public.database |  |  | 
    public.message |  |  | 
    public.contact |  |  | 
    public.vcard | public.text public.contact | vcf vcard | text/vcard
    public.to-do-item |  |  | 
    public.calendar-event |  |  | 
    public.email-message | public.message |  | 
    com.apple.internet-location | public.data |  | 
    com.microsoft.internet-shortcut | public.data | url | 
    public.font |  |  | 
    public.bookmark |  |  | 
    com.rsa.pkcs-12 | public.data | p12 pfx | application/x-pkcs12
    public.x509-certificate | public.data | cer crt der | application/x-x509-ca-cert
    org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip
    net.daringfireball.markdown | public.plain-text | md markdown | text/markdown
    com.apple.m4a-audio | public.mpeg-4-audio | m4a | audio/x-m4a
    com.apple.ical.ics | public.data public.calendar-event | ics | text/calendar
    public.log | public.text | log | 
    com.apple.haptics.ahap | public.json | ahap | 
    com.microsoft.windows-executable | public.data public.executable | exe | application/x-msdownload
    com.apple.application | public.executable |  | 
    com.apple.application-bundle | com.apple.application com.apple.bundle | app | 
    com.apple.framework | com.apple.bundle | framework | 
    """
}
