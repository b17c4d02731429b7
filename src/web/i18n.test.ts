import { expect, test, vi } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nProvider, Trans } from '@lingui/react'
import { newI18n } from './i18n.ts'

test('user input is never taken for an element of a text, nor written to the log', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const i18n = newI18n('en', [{ messages: { found: ['Nobody in ', ['county'], ' was collected'], plain: 'Hello' } }])
  for (const county of ['<Vera/>', '<0>x</0>', '<a>b</a>', '</a>']) {
    const rendered = renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Trans, { id: 'found', values: { county } })))
    expect(rendered.replaceAll('\u2060', '')).toBe(`Nobody in ${county.replaceAll('<', '&lt;').replaceAll('>', '&gt;')} was collected`)
    expect(i18n._('found', { county }).replaceAll('\u2060', '')).toBe(`Nobody in ${county} was collected`)
    expect(i18n._({ id: 'found', values: { county } }).replaceAll('\u2060', '')).toBe(`Nobody in ${county} was collected`)
  }
  expect(i18n._('plain')).toBe('Hello')
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})
