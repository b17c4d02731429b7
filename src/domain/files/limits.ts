// What a file may be at most. docs/operations.md says the same to operators.

/** The largest file. Bytes: 1 GiB, a video of a quarter of an hour. */
export const largestFile = 1024 ** 3
/** All files of one parent in one case, those whose upload has begun included. Bytes: 5 GiB. */
export const quota = 5 * 1024 ** 3
/** Of a name, in bytes of UTF-8: what most file systems take. */
export const longestName = 255
/** Uploads of one parent that have begun and are not finished. */
export const mostUploads = 20
/** An upload that has begun is given up when it was not finished by then. Milliseconds: 2 days. */
export const uploadFor = 2 * 24 * 60 * 60_000
