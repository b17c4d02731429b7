import { idOf, moment, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  exhibit_list: rowsIn('own', 'author', { shared: 'none', touch: ['chosen_at', moment] }, ({ at }) => ({
    name: 'Hearing',
    word: 'exhibit',
    numbering: 'letters',
    prefix: 'EX-',
    first_number: 1,
    has_covers: true,
    natives: 'copies',
    has_images: false,
    has_upload_proofs: false,
    chosen_at: at,
    created_at: at,
  })),
  exhibit_export: rowsIn('own', 'nobody', { shared: 'none' }, ({ at, n }) => ({
    list_id: idOf(n),
    created_at: at,
    asked: '{}',
  })),
  bates_series: rowsIn('own', 'nobody', { shared: 'none', isByPlatform: true }, ({ n }) => ({ prefix: `P${n}-`, first_number: 1 })),
}
