// Puts one blob after another into a folder, and says each address once it is stored: for a test that kills it.
import { localBlobs } from '#ports/files/local.ts'

const store = localBlobs(process.argv[2]!)

async function* content(n: number) {
  for (let part = 0; part < 20; part += 1) yield Buffer.alloc(20_000, `blob ${process.pid} ${n} part ${part} `)
}

for (let n = 0; ; n += 1) {
  const { sha256 } = await store.put(content(n))
  process.stdout.write(`${sha256}\n`)
}
