import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Card, Role } from '../contract.ts'

export const roleWords: Readonly<Record<Role, MessageDescriptor>> = {
  judge: msg`Judge`,
  attorney: msg`Attorney`,
  gal: msg`Guardian ad litem`,
  expert: msg`Expert`,
}

const kindWords: Readonly<Record<string, MessageDescriptor>> = {
  judge: msg`Judge`,
  justice: msg`Justice`,
  commissioner: msg`Commissioner`,
  magistrate: msg`Magistrate`,
  attorney: msg`Attorney`,
  guardian_ad_litem: msg`Guardian ad litem`,
  minors_counsel: msg`Minor's counsel`,
  custody_evaluator: msg`Custody evaluator`,
  mediator: msg`Mediator`,
  parenting_coordinator: msg`Parenting coordinator`,
  visitation_supervisor: msg`Visitation supervisor`,
  therapist: msg`Therapist`,
}

/** The word for what someone is, within the role. */
export function kindWord(kind: string, role: Role): MessageDescriptor {
  return kindWords[kind] ?? roleWords[role]
}

const fieldWords: Readonly<Record<string, MessageDescriptor>> = {
  name: msg`Name`,
  role: msg`Role`,
  title: msg`Title`,
  court: msg`Court`,
  state: msg`State`,
  county: msg`County`,
  standing: msg`Standing`,
  year_admitted: msg`Admitted to the bar`,
  aba_rating: msg`Rating by the American Bar Association`,
  senior_status_on: msg`Senior status since`,
  chief_judge: msg`Chief judge`,
  birth_year: msg`Born`,
  died_on: msg`Died`,
}

/** The label of a fact's field; a field without a word of its own shows as it is named in the data. */
export function fieldWord(field: string): MessageDescriptor | string {
  const plain = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return fieldWords[field] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

const valueWords: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  jurisdiction: { state: msg`State courts`, federal: msg`Federal courts` },
  standing: { serving: msg`In this role`, ended: msg`No longer in this role`, last_known: msg`Not known for today` },
}

/** What a fact's value is called, where the data has a code for it. */
export function valueWord(field: string, value: string, of: Pick<Card, 'role' | 'kind'>): MessageDescriptor | string {
  return field === 'role' ? kindWord(of.kind, of.role) : (valueWords[field]?.[value] ?? value)
}
