import { states } from '#domain/directory/states.ts'
import { type Basis, checkedOn, type Local } from './contract.ts'

interface Entry {
  /** Left out where the name is not certain: coalitions merge and are renamed. */
  coalition?: string
  /** Left out where the number is not certain: the national line connects to local help. */
  line?: { name: string; phone: string; text?: string; basis: Basis }
}

const table: Readonly<Record<string, Entry>> = {
  AL: { coalition: 'Alabama Coalition Against Domestic Violence' },
  AK: { coalition: 'Alaska Network on Domestic Violence and Sexual Assault' },
  AZ: { coalition: 'Arizona Coalition to End Sexual and Domestic Violence' },
  AR: { coalition: 'Arkansas Coalition Against Domestic Violence' },
  CA: { coalition: 'California Partnership to End Domestic Violence' },
  CO: { coalition: 'Violence Free Colorado' },
  CT: {
    coalition: 'Connecticut Coalition Against Domestic Violence',
    line: { name: 'CT Safe Connect', phone: '1-888-774-2900', basis: 'compared' },
  },
  DE: { coalition: 'Delaware Coalition Against Domestic Violence' },
  DC: { coalition: 'DC Coalition Against Domestic Violence' },
  FL: {
    coalition: 'Florida Partnership to End Domestic Violence',
    line: { name: 'Florida Domestic Violence Hotline', phone: '1-800-500-1119', basis: 'compared' },
  },
  GA: {
    coalition: 'Georgia Coalition Against Domestic Violence',
    line: { name: 'Georgia 24-hour domestic violence line', phone: '1-800-334-2836', basis: 'compared' },
  },
  HI: { coalition: 'Hawaii State Coalition Against Domestic Violence' },
  ID: { coalition: 'Idaho Coalition Against Sexual and Domestic Violence' },
  IL: {
    coalition: 'Illinois Coalition Against Domestic Violence',
    line: { name: 'Illinois Domestic Violence Hotline', phone: '1-877-863-6338', basis: 'compared' },
  },
  IN: { coalition: 'Indiana Coalition Against Domestic Violence' },
  IA: { coalition: 'Iowa Coalition Against Domestic Violence' },
  KS: { coalition: 'Kansas Coalition Against Sexual and Domestic Violence' },
  LA: { coalition: 'Louisiana Coalition Against Domestic Violence' },
  ME: { coalition: 'Maine Coalition to End Domestic Violence' },
  MD: { coalition: 'Maryland Network Against Domestic Violence' },
  MA: {
    coalition: 'Jane Doe Inc., the Massachusetts Coalition Against Sexual Assault and Domestic Violence',
    line: { name: 'SafeLink', phone: '1-877-785-2020', basis: 'compared' },
  },
  MI: {
    coalition: 'Michigan Coalition to End Domestic and Sexual Violence',
    line: { name: 'Michigan Domestic Violence Hotline', phone: '1-866-864-2338', basis: 'compared' },
  },
  MN: {
    coalition: 'Violence Free Minnesota',
    line: { name: 'Day One', phone: '1-866-223-1111', basis: 'compared' },
  },
  MS: { coalition: 'Mississippi Coalition Against Domestic Violence' },
  MO: { coalition: 'Missouri Coalition Against Domestic and Sexual Violence' },
  MT: { coalition: 'Montana Coalition Against Domestic and Sexual Violence' },
  NE: { coalition: 'Nebraska Coalition to End Sexual and Domestic Violence' },
  NV: { coalition: 'Nevada Coalition to End Domestic and Sexual Violence' },
  NH: { coalition: 'New Hampshire Coalition Against Domestic and Sexual Violence' },
  NJ: {
    coalition: 'New Jersey Coalition to End Domestic Violence',
    line: { name: 'New Jersey Domestic Violence Hotline', phone: '1-800-572-7233', basis: 'compared' },
  },
  NY: {
    coalition: 'New York State Coalition Against Domestic Violence',
    line: {
      name: 'New York State Domestic and Sexual Violence Hotline',
      phone: '1-800-942-6906',
      text: '1-844-997-2121',
      basis: 'compared',
    },
  },
  NC: { coalition: 'North Carolina Coalition Against Domestic Violence' },
  OH: { coalition: 'Ohio Domestic Violence Network' },
  OK: {
    coalition: 'Oklahoma Coalition Against Domestic Violence and Sexual Assault',
    line: { name: 'Oklahoma Safeline', phone: '1-800-522-7233', basis: 'compared' },
  },
  OR: { coalition: 'Oregon Coalition Against Domestic and Sexual Violence' },
  RI: { coalition: 'Rhode Island Coalition Against Domestic Violence' },
  SC: { coalition: 'South Carolina Coalition Against Domestic Violence and Sexual Assault' },
  TN: { coalition: 'Tennessee Coalition to End Domestic and Sexual Violence' },
  TX: { coalition: 'Texas Council on Family Violence' },
  UT: { coalition: 'Utah Domestic Violence Coalition' },
  VT: { coalition: 'Vermont Network Against Domestic and Sexual Violence' },
  VA: {
    coalition: 'Virginia Sexual and Domestic Violence Action Alliance',
    line: { name: 'Virginia Family Violence and Sexual Assault Hotline', phone: '1-800-838-8238', basis: 'compared' },
  },
  WA: { coalition: 'Washington State Coalition Against Domestic Violence' },
  WV: { coalition: 'West Virginia Coalition Against Domestic Violence' },
  WI: { coalition: 'End Domestic Abuse Wisconsin' },
  WY: { coalition: 'Wyoming Coalition Against Domestic Violence and Sexual Assault' },
}

/** What is known of a state, by its postal code. */
export function localOf(state: Local['state']): Local {
  const { coalition = null, line } = table[state] ?? {}
  const lines = line ? [{ name: line.name, phone: line.phone, text: line.text ?? null, basis: line.basis }] : []
  return { state, name: states[state]!, coalition, lines, checkedOn }
}
