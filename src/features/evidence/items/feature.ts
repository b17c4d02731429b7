import { demoOfCase, timelineLane } from '#case/cases/public.ts'
import { fileCopied, fileHolders } from '#case/files/public.ts'
import { isReadable, visibleFile } from '#evidence/texts/public.ts'
import { shareSources } from '#evidence/shares/public.ts'
import { asksTwice } from '#evidence/redaction/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { contents } from './content.ts'
import { calls } from './contract.ts'
import { putDemoItems } from './demo.ts'
import { exports } from './feature.exports.ts'
import { confirmsSensitive, copyOfItem, fileOfItem, filesInVault, readsNoSensitive } from './holding.ts'
import { serveItems } from './routes.ts'
import { evidenceLane } from './lane.ts'
import { redactedOf } from './redacted.ts'
import { service } from './service.ts'
import { sharedItems } from './sharing.ts'
import { itemFiles } from './slots.ts'

export const items = feature('evidence/items', {
  calls,
  service,
  exports,
  provides: [
    fill(demoOfCase, putDemoItems),
    fill(fileHolders, filesInVault),
    fill(fileCopied, copyOfItem),
    fill(isReadable, readsNoSensitive),
    fill(asksTwice, confirmsSensitive),
    fill(visibleFile, fileOfItem),
    fill(timelineLane, evidenceLane),
    fill(shareSources, sharedItems),
    fill(itemFiles, redactedOf),
  ],
  // Bytes are no calls.
  routes: (scope, deps, access) => serveItems(scope, { ...access, isOff: deps.isOff, report: deps.report, contents: contents(deps) }),
  pages: [
    {
      path: '/evidence-vault',
      also: ['/file-vault', '/genius-evidence-vault'],
      page: 'vault',
      label: 'Evidence vault',
      menu: { group: 'caseManagement', position: 30, flag: 'evidenceVault' },
    },
  ],
  scopes: [{ name: 'evidence', position: 65, label: 'Evidence', usualFor: ['attorney'] }],
})
