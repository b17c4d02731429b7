import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { VerifierFile } from '#feature/deps.ts'

/** The verifier of records, as the build wrote it (scripts/verifier.ts). @throws Error where it is not built */
export async function readVerifier(folder: string): Promise<VerifierFile[]> {
  return Promise.all(['verify.mjs', 'verify.html'].map(async (name) => ({ name, content: new Uint8Array(await readFile(path.join(folder, name))) })))
}
