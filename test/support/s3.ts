import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
// @ts-expect-error -- the package has no types
import S3rver from '@20minutes/s3rver'
import { onTestFinished } from 'vitest'

/** What the package's README documents of it. */
type Server = new (options: {
  address: string
  port: number
  silent: boolean
  directory: string
  configureBuckets: readonly { name: string }[]
}) => { run: () => Promise<AddressInfo>; close: () => Promise<void> }

/** A server that speaks S3, with one bucket. It ends with the test. @returns the bucket's address and the keys that the server takes */
export async function speaksS3() {
  const directory = mkdtempSync(path.join(tmpdir(), 's3-'))
  const server = new (S3rver as Server)({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: 'files' }] })
  const { port } = await server.run()
  let isOpen = true
  const stop = async () => {
    if (isOpen) await server.close()
    isOpen = false
  }
  onTestFinished(async () => {
    await stop()
    rmSync(directory, { recursive: true, force: true })
  })
  return { endpoint: `http://127.0.0.1:${port}/files`, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', stop }
}
