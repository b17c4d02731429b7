// For what fills the directory by itself (features/directory/sources): the one way in, and the readers of what
// comes. A source is read and compared, and applied in one transaction of the schema's owner; no request comes here.
export { inputOf } from './files/input.ts'
export { type RowRead } from './files/csv.ts'
export { importSource, type Outcome } from './service.ts'
export { federalJudges } from './sources/federal.ts'
export { mappedRows } from './sources/mapped.ts'
export { checkMapping, columnsOf, type Mapping } from './sources/mapping.ts'
