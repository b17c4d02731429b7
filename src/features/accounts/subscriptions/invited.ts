import type { Person } from '#access/actor.ts'
import { slot } from '#feature/slots.ts'

/** Whether someone joined a case that another person opened: the cases fill it. */
export const joinedAnotherCase = slot<(person: Person) => Promise<boolean>>('who joined the case of another')
