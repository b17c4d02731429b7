import { parse } from 'csv-parse/sync'
import type { ParseRows } from '#domain/bank/table.ts'

/** Rows of a CSV file by csv-parse, whose types name Node's: rules can't import it, and are handed this. @throws CsvError for a quotation mark that is never closed */
export const parseRows: ParseRows = (text, { delimiter, most, hasQuotes }) =>
  parse(text, {
    delimiter,
    bom: true,
    relax_column_count: true,
    to: most,
    ...(hasQuotes ? { relax_quotes: true } : { quote: null }),
  })
