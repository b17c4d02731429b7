import { hash, verify } from '@node-rs/argon2'

// OWASP's cheat sheet on keeping passwords: Argon2id with 19 MiB, two passes, one lane.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** @returns the Argon2id hash in the PHC form, with its own salt */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Whether the password is the one of a hash. The text is taken as it was typed: nothing cut, nothing folded (ASVS 6.2.8). */
export function checkPassword(storedHash: string, password: string): Promise<boolean> {
  return verify(storedHash, password)
}
