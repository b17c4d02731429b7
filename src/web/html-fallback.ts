/** What of a failure of the page's code decides whether the plain HTML in the frame is shown. */
interface Signal {
  /** Of a script or a file that did not arrive. */
  script: boolean
  /** The file that threw; '' where the browser does not say. */
  file: string
  /** Our own address. */
  origin: string
  /** The page's code has taken over, and its own nets catch what breaks. */
  runs: boolean
}

/** A script that did not come, or one of ours that broke before the page ran. What an extension does is its own matter. */
export function isFatal({ script, file, origin, runs }: Signal): boolean {
  return !runs && (script || file.startsWith(`${origin}/assets/`))
}
