import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { type At, type Page, post } from '#web/page.ts'
import { Section } from '#web/ui/section.tsx'
import { CodeCheck } from './components/code-check.tsx'
import { FileHashes } from './components/file-hashes.tsx'
import { calls } from './contract.ts'

/** For anyone who holds a record, or a page or a file of it, without an account. */
function View({ params }: At) {
  const code = params['code'] ?? ''
  return (
    <main className="page grid content-start gap-8" id="content" tabIndex={-1}>
      <div>
        <h1>
          <Trans>Check a record</Trans>
        </h1>
        <p className="mt-2 max-w-prose text-soft">
          <Trans>For anyone who has a record of this site, or a page or a file of one. No account is needed.</Trans>
        </p>
      </div>
      <Section id="code" title={<Trans>Check a code</Trans>}>
        <CodeCheck given={code} key={code} />
      </Section>
      <Section
        about={
          <Trans>
            Each file of a record stands in its list with a SHA-256, which is another one if a single byte is changed. It is computed in
            this browser. Nothing is uploaded, and it works with the network off.
          </Trans>
        }
        id="files"
        title={<Trans>Check files</Trans>}
      >
        <FileHashes />
      </Section>
      <Section id="offline" title={<Trans>Without this site</Trans>}>
        <Offline />
      </Section>
    </main>
  )
}

function Offline() {
  return (
    <div className="prose max-w-prose">
      <p>
        <Trans>
          A record that was saved as a folder brings its own check, which needs neither this site nor a network. Unpack it first. Then open{' '}
          <code>verify.html</code> in a browser and choose the folder, or run <code>node verify.mjs</code> in it. It names each file and
          each entry that was changed, and says which code the record has.
        </Trans>
      </p>
      <p>
        <Trans>
          A single file: <code>certutil -hashfile FILE SHA256</code> on Windows, <code>shasum -a 256 FILE</code> on a Mac,{' '}
          <code>sha256sum FILE</code> on Linux.
        </Trans>
      </p>
      <p>
        <Trans>
          All of this is about whether a record is what was recorded. It does not show that what was written is true, and it does not make
          it admissible: a judge decides that. <SiteLink to="/ledger">What our public ledger proves</SiteLink>
        </Trans>
      </p>
    </div>
  )
}

export const page: Page = {
  title: (_at, i18n) => t(i18n)`Check a record`,
  description: (_at, i18n) => t(i18n)`Check the code or the files of a record without an account. Nothing is uploaded.`,
  View,
  forms: { look: (form) => post(form, calls.look, { body: { code: form.get('code') ?? '' } }) },
  // Codes are no pages to be found.
  noIndex: ({ params }) => params['code'] !== undefined,
}
