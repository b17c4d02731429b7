import { type ClientRequest, get, type IncomingMessage } from 'node:http'

/** An event as a browser would be given it (WHATWG HTML, 9.2.6). */
export interface Heard {
  id: string
  type: string
  data: string
}

/** A stream that is read by hand, over HTTP. */
export interface Reader {
  status: number
  headers: IncomingMessage['headers']
  heard: Heard[]
  /** The numbers of the changes that were received, in order. */
  seqs: () => number[]
  types: () => string[]
  /** The body, if the response was no stream. */
  body: () => string
  isOver: () => boolean
  /** Stops reading, and stays connected. */
  pause(): void
  resume(): void
  close(): void
}

/** Opens an address and reads its server-sent events. @throws Error when there is no answer */
export async function listen(url: string, headers: Record<string, string> = {}): Promise<Reader> {
  let request: ClientRequest
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request = get(url, { headers: { accept: 'text/event-stream', ...headers }, agent: false }, resolve)
    request.once('error', reject)
  })
  const heard: Heard[] = []
  let text = ''
  let isOver = false
  request!.on('error', () => {})
  response.on('error', () => {})
  response.once('close', () => (isOver = true))
  response.setEncoding('utf8')
  response.on('data', (piece: string) => {
    text += piece
    for (let end = text.indexOf('\n\n'); end >= 0 && response.statusCode === 200; end = text.indexOf('\n\n')) {
      const event: Heard = { id: '', type: 'message', data: '' }
      for (const line of text.slice(0, end).split('\n')) {
        const [, field, value] = /^(\w*): ?(.*)$/.exec(line) ?? []
        if (field === 'id') event.id = value!
        if (field === 'event') event.type = value!
        if (field === 'data') event.data += value!
      }
      text = text.slice(end + 2)
      if (event.data !== '') heard.push(event)
    }
  })
  return {
    status: response.statusCode!,
    headers: response.headers,
    heard,
    seqs: () => heard.filter(({ type }) => type === 'change').map(({ data }) => (JSON.parse(data) as { seq: number }).seq),
    types: () => heard.map(({ type }) => type),
    body: () => text,
    isOver: () => isOver,
    pause: () => void response.pause(),
    resume: () => void response.resume(),
    close: () => request.destroy(),
  }
}
