// A worker that takes a piece of work, says so, and never ends it: for src/server/ports/queue/pg-boss.test.ts.
import { startPgBoss } from '#ports/queue/pg-boss.ts'

await startPgBoss(
  [
    {
      name: 'kill.me',
      run: () => {
        console.log('at work')
        return new Promise(() => {})
      },
    },
  ],
  { connection: JSON.parse(process.argv[2]!) as { user: string }, report: (error) => console.error(error), pace: { look: 0.5 } },
)
