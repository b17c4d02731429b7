/** The time of day, handed in so that nothing reads it by itself. Milliseconds since 1970-01-01T00:00Z. */
export type Clock = () => number
