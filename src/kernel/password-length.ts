/** Shorter ones are guessed; longer than this is no password (NIST SP 800-63B, 3.1.1.2; ASVS 6.2.1 and 6.2.9). Signs. */
export const passwordLength = { least: 12, most: 256 } as const
