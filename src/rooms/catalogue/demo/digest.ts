/**
 * SHA-256 of all that the demo makes, people, courts and reviews. A test computes it anew; a database that
 * holds another one is brought up to date at the next start.
 */
export const demoDigest = 'd9c321307a80f1eb7e94ccedb0d1d7b84f65fb1074dcae4ec3d81e79e13061eb'
