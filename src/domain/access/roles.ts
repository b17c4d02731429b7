/** What someone may do besides their own case. Everyone with an account is a member. */
export const roles = ['professional', 'beta_tester', 'support_admin', 'moderator', 'admin', 'super_admin'] as const
export type Role = (typeof roles)[number]

/** A role that an account has, and how it came by it. */
export interface RoleRow {
  account: string
  role: Role
  reason: string
  grantedAt: Date
  grantedBy: string | null
  /** Given, or confirmed, by the command on the server. */
  onServer: boolean
  secondedBy: string | null
  /** A second super admin agreed when it was given; `secondedBy` is gone with their account. */
  isSeconded: boolean
}
