import {
  caseChange,
  caseFile,
  caseMember,
  caseOpening,
  ledgerDayLeaf,
  ledgerHead,
  ledgerLeaf,
  ledgerLog,
  ledgerObject,
  ledgerSiteLeaf,
  seatChange,
  seatCount,
} from '#assurance/isolation/oracle.ts'
import { moment, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  case_file: { rule: caseFile, touch: ['title', 'Touched'] },
  case_member: { rule: caseMember, touch: ['name', 'Touched'] },
  case_opening: { rule: caseOpening, touch: ['at', moment] },
  case_count: { rule: caseFile, touch: ['last', 7] },
  case_change: { rule: caseChange },
  seat_count: { rule: seatCount, touch: ['last', 7] },
  seat_change: { rule: seatChange },
  ledger_log: { rule: ledgerLog, touch: ['size', 41] },
  ledger_leaf: { rule: ledgerLeaf },
  ledger_head: { rule: ledgerHead },
  ledger_day_leaf: { rule: ledgerDayLeaf },
  ledger_site_leaf: { rule: ledgerSiteLeaf },
  ledger_object: { rule: ledgerObject },
  child: rowsIn('children', 'parents', { shared: 'all', touch: ['name', 'Touched'] }, ({ at }) => ({ name: 'Sam', created_at: at })),
}
