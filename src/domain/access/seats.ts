/**
 * Roles of seats that a parent grants to someone who works in the case (vocabulary.md, Roles). They can be written to, where their seat
 * shows messages.
 */
export const professionalRoles = ['attorney', 'gal', 'mediator', 'parenting_coordinator', 'evaluator', 'therapist', 'supervisor'] as const

/** Of these, who works for one parent: the other one does not see their seat (decision 0024). */
const oneParentsOwn: readonly string[] = ['attorney', 'therapist']

/** Whether a role is one of a professional. */
export const isProfessional = (role: string): boolean => (professionalRoles as readonly string[]).includes(role)

/** Whether a seat of this role is seen by the parent who granted it alone, and by the person in it. */
export const isOneParentsOwn = (role: string): boolean => oneParentsOwn.includes(role)
