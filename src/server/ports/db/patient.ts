import pg from 'pg'

interface Wire {
  connection: { emit(event: 'error', error: Error): boolean; stream: { destroy(): void } }
}

/** Ends a connection without waiting for its other side, which may be gone. From this moment no pool hands it out. */
export function drop(client: unknown) {
  const { connection } = client as Wire
  connection.emit('error', new Error('Connection terminated: it fell silent.'))
  connection.stream.destroy()
}

/**
 * A connection that is given up when an answer does not come in its time (`query_timeout`): pg alone would hand it back to
 * the pool, where the next one waits for the same answer. Emits `silent` then.
 */
export class PatientClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's query has eight overloads; only the promise is looked at
  override query(...args: any[]): any {
    const asked = (super.query as (...all: unknown[]) => unknown).apply(this, args)
    if (asked instanceof Promise)
      asked.catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'Query read timeout') return
        drop(this)
        this.emit('silent' as 'end')
      })
    return asked
  }
}
