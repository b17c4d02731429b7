import { expect, test } from 'vitest'
import { criteriaOf } from './criteria.ts'
import { groupOf, parts } from './raters.ts'

test('what someone is rated on follows role and kind: a judge on seven questions, a mediator on four', () => {
  expect(criteriaOf('judge', 'magistrate')).toHaveLength(7)
  expect(criteriaOf('attorney', 'attorney')).toContain('candor')
  expect(criteriaOf('gal', 'minors_counsel')).toContain('child_contact')
  expect(criteriaOf('expert', 'custody_evaluator')).toEqual(criteriaOf('expert', 'therapist'))
  expect(criteriaOf('expert', 'mediator')).toEqual(['neutrality', 'competence', 'timeliness', 'fees'])
})

test('groups keep the other side apart: its ratings never count with those of clients', () => {
  expect(parts.map(groupOf)).toEqual(['parents', 'parents', 'other_side', 'lawyers', 'lawyers', 'others'])
})
