/**
 * SHA-256 of all that the demo makes: people, courts and reviews, also those that wait and those of bursts, whose days
 * count from the day of the load. A test computes it again; a database that holds another one is brought up to date at
 * the next start.
 */
export const demoDigest = '0113672d8b216b6ac7aebcd8f4e3dd445804760a62ec11b022422cd8e8e6cc49'
