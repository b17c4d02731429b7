import { fileText } from '#assurance/isolation/oracle.ts'
import { rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  file_text: {
    ...rowsIn('own', 'author', { shared: 'none', isBelow: true, touch: ['done', 1] }, ({ at, of, n }) => ({
      file_id: of('stored_file', n),
      state: 'reading',
      pages: 2,
      done: 0,
      asked_at: at,
    })),
    rule: fileText('author'),
  },
  file_text_page: {
    ...rowsIn('own', 'nobody', { shared: 'none', isBelow: true, isByPlatform: true }, ({ n, of }) => ({
      file_id: of('stored_file', n),
      page: 1,
      source: 'lines',
      width: 0,
      height: 0,
      text: `Page ${n}`,
      words: '[]',
    })),
    rule: { ...fileText('nobody'), adds: () => false },
  },
}
