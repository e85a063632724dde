final class Project {}
