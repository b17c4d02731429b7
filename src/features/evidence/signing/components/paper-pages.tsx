import { Trans, useLingui } from '@lingui/react/macro'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { fileOf } from './addresses.ts'

interface Props {
  caseId: string
  request: string
  title: string
  texts: readonly string[]
}

/** The pages that are signed, as both see them, each with its words where they can be read. */
export function PaperPages({ caseId, request, title, texts }: Props) {
  const { t } = useLingui()
  const all = texts.length
  return (
    <div className="grid gap-3">
      {texts.map((text, index) => {
        const page = index + 1
        return (
          <figure className="m-0 grid min-w-0 gap-1" key={page}>
            <img
              alt={text === '' ? t`Page ${page} of ${title}, a picture without readable text` : t`Page ${page} of ${title}`}
              className="aspect-[17/22] w-full max-w-xl justify-self-start rounded-sm border border-line bg-surface object-contain"
              loading={index === 0 ? 'eager' : 'lazy'}
              src={fileOf(caseId, request, `pages/${page}.jpg`)}
            />
            {all > 1 && (
              <figcaption className="text-sm text-soft">
                <Trans>
                  Page {page} of {all}
                </Trans>
              </figcaption>
            )}
            {text !== '' && (
              <Disclosure
                className="text-sm"
                title={
                  <span className="font-normal">
                    <Trans>Text of page {page}</Trans>
                  </span>
                }
              >
                <p className="pb-2 [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
              </Disclosure>
            )}
          </figure>
        )
      })}
    </div>
  )
}
