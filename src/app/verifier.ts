import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { VerifierFile } from '#feature/deps.ts'

/** The verifier of records, as the build wrote it (scripts/verifier.ts). @throws Error where it is not built */
export async function readVerifier(folder: string | undefined): Promise<VerifierFile[]> {
  if (folder === undefined) throw new Error('This process was started without the verifier of records.')
  return Promise.all(
    ['verify.mjs', 'verify.html'].map(async (name) => ({ name, content: new Uint8Array(await readFile(path.join(folder, name))) })),
  )
}
