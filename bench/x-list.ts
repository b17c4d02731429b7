import { readFileSync, readdirSync } from 'node:fs'
import pg from 'pg'
import { startChild } from './child.ts'
const { conn, caseId, cookie } = JSON.parse(readFileSync('/tmp/x-fast.json', 'utf8'))
const server = startChild('./live-server.ts')
const { port } = await server.ask<{ port: number }>({ start: conn } as any)
const child = readdirSync('/proc')
  .filter((p) => /^\d+$/.test(p))
  .find((p) => {
    try {
      return (
        readFileSync(`/proc/${p}/stat`, 'utf8').split(') ')[1]!.split(' ')[1] === String(process.pid) &&
        readFileSync(`/proc/${p}/cmdline`, 'utf8').includes('live-server')
      )
    } catch {
      return false
    }
  })!
const owner = new pg.Client(conn.owner)
await owner.connect()
const cpu = (pid: string) => {
  let all = 0
  for (const t of readdirSync(`/proc/${pid}/task`))
    try {
      all += Number(readFileSync(`/proc/${pid}/task/${t}/schedstat`, 'utf8').split(' ')[0])
    } catch {}
  return all / 1e6
}
const backends = async () =>
  (await owner.query('select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')).rows.reduce(
    (a: number, r: any) => a + cpu(String(r.pid)),
    0,
  )
for (const [name, path] of [
  ['list', '/api/expenses?'],
  ['open', '/api/expenses?show=open&'],
  ['year', '/api/expenses?year=2025&'],
  ...(process.env.PAY ? [['payments', '/api/payments?']] : []),
]) {
  const wall: number[] = []
  const n = name === 'payments' ? 5 : 20
  let [d, s] = [0, 0]
  for (let i = -5; i < n; i++) {
    if (i === 0) [d, s] = [await backends(), cpu(child)]
    const t = performance.now()
    const r = await fetch(`http://127.0.0.1:${port}${path}case=${caseId}`, { headers: { cookie } })
    await r.text()
    if (i >= 0) wall.push(performance.now() - t)
  }
  wall.sort((a, b) => a - b)
  console.log(
    name,
    'wall p50',
    wall[n >> 1]!.toFixed(0),
    'min',
    wall[0]!.toFixed(0),
    '| cpu per request: database',
    (((await backends()) - d) / n).toFixed(1),
    'server',
    ((cpu(child) - s) / n).toFixed(1),
  )
}
await owner.end()
await server.stop()
