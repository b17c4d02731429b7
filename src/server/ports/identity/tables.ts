import type { BetterAuthOptions } from 'better-auth'

/** A session ends so many seconds after it began, whatever was done in it (ASVS 7.3.2). */
export const sessionLength = 12 * 3_600

/** The library's four kinds of things as they lie in our tables (migrations/0009_accounts.sql). */
export const tables = {
  user: {
    modelName: 'account',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    additionalFields: {
      firstName: { type: 'string', required: true, fieldName: 'first_name' },
      lastName: { type: 'string', required: true, fieldName: 'last_name' },
    },
  },
  session: {
    modelName: 'session',
    fields: {
      userId: 'account_id',
      token: 'token_hash',
      expiresAt: 'expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
    additionalFields: {
      lastUsedAt: { type: 'date', input: false, required: false, fieldName: 'last_used_at' },
      confirmedAt: { type: 'date', input: false, required: false, fieldName: 'confirmed_at' },
      isShared: { type: 'boolean', input: false, required: false, fieldName: 'is_shared' },
    },
    expiresIn: sessionLength,
    disableSessionRefresh: true,
  },
  account: {
    modelName: 'credential',
    fields: {
      userId: 'account_id',
      providerId: 'provider_id',
      accountId: 'provider_account_id',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  verification: {
    modelName: 'verification',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    storeIdentifier: 'hashed',
  },
} as const satisfies BetterAuthOptions

/** The tables of second factors. */
export const secondFactorTables = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    fields: {
      userId: 'account_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
} as const

/** The table of passkeys. */
export const passkeyTables = {
  passkey: {
    fields: {
      publicKey: 'public_key',
      userId: 'account_id',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
} as const
