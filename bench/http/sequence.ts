import { Agent, get } from 'node:http'
import { answer } from '../child.ts'

export interface Sequence {
  port: number
  paths: readonly string[]
}

export interface Sequenced {
  /** Milliseconds of each reply, in the order of the paths. */
  ms: number[]
}

/** Sends requests one after another over one keep-alive connection, as one person does, and measures each reply. */
async function run({ port, paths }: Sequence): Promise<Sequenced> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const from = performance.now()
      get({ host: '127.0.0.1', port, path, agent }, (response) => {
        response.resume()
        response.once('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - from)
          else reject(new Error(`${path} was answered ${response.statusCode}.`))
        })
      }).once('error', reject)
    })
  const ms: number[] = []
  for (const path of paths) ms.push(await ask(path))
  agent.destroy()
  return { ms }
}

answer(run)
