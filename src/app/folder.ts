import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { claim } from '#ports/db/processes.ts'

/**
 * Takes the data folder for this server: one server to a folder, for a second one would stop the database
 * under the first. What a killed server left does not count.
 * @returns what gives the folder back
 * @throws Error with one sentence when the folder is taken or cannot be written
 */
export function takeFolder(dataDir: string): () => void {
  const file = path.join(dataDir, 'server.pid')
  const other = 'choose another: DATA_DIR=./data2 npm start'
  try {
    mkdirSync(dataDir, { recursive: true })
    const holder = claim(file)
    if (holder === null) return () => rmSync(file, { force: true })
    throw new Taken(`Another copy (process ${holder.split(' ')[0]}) already uses the data folder ${dataDir}. Stop it, or ${other}`)
  } catch (error) {
    if (error instanceof Taken) throw error
    throw new Error(
      `The data folder ${dataDir} cannot be used (${(error as NodeJS.ErrnoException).code}). Let this user write there, or ${other}`,
      {
        cause: error,
      },
    )
  }
}

class Taken extends Error {}
