import type { Blok } from '@safar/shared/outbound/templat-surat/blok'
import { escapeHtml } from '../../platform/http/html.ts'

/** A message as plain data, from which text and HTML are made. */
export interface Surat {
  perihal: string
  judul: string
  blok: readonly Blok[]
  /** The sender. */
  dari: string
}

/** Writes a message as plain text. */
export function teksSurat({ judul, blok, dari }: Surat): string {
  return `${[judul, ...blok.map(teksBlok), dari].filter(Boolean).join('\n\n')}\n`
}

function teksBlok(blok: Blok): string {
  switch (blok.jenis) {
    case 'butir':
      return blok.butir.map((butir, index) => `${blok.urut ? `${index + 1}.` : '-'} ${butir}`).join('\n')
    case 'rincian':
      return blok.rincian.map(({ nama, isi }) => `${nama}: ${isi}`).join('\n')
    case 'tautan':
      return `${blok.teks}:\n${blok.url}`
    default:
      return blok.teks
  }
}

/*
 * The colours of the design tokens, since mail programs know no variables. Sizes follow the reader's, so that large
 * letters stay large; programs with a dark mode of their own are told that this supports it.
 */
const GAYA = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; background: #fbf7ee; color: #14211d; font-family: system-ui, sans-serif; font-size: 100%; line-height: 1.55; }
main { max-width: 36em; margin: 0 auto; padding: 1.5em 1.25em; overflow-wrap: anywhere; }
h1 { margin: 0 0 .75em; font-size: 1.4em; line-height: 1.25; color: #06382e; }
h2 { margin: 1.5em 0 .5em; font-size: 1.1em; }
p { margin: 0 0 1em; }
dl { margin: 0 0 1em; padding: 1em; background: #fff; border: 1px solid #d9d2c3; border-radius: .75em; }
dt { color: #4a5a54; }
dd { margin: 0 0 .6em; font-weight: 600; }
dd:last-child { margin-bottom: 0; }
ol, ul { margin: 0 0 1em; padding-left: 1.5em; }
li { margin-bottom: .4em; }
.tombol { display: inline-block; padding: .7em 1.2em; border-radius: .75em; background: #0b5d4b; color: #fff; font-weight: 600; }
footer { margin-top: 1.5em; color: #4a5a54; }
@media (prefers-color-scheme: dark) {
  body { background: #101a17; color: #f1f5f3; }
  h1 { color: #bfe6d8; }
  dl { background: #18251f; border-color: #34463e; }
  dt, footer { color: #b3c2bc; }
  .tombol { background: #bfe6d8; color: #06281a; }
}`

/** Writes a message as HTML: without pictures and scripts, so that nothing is fetched. */
export function htmlSurat({ judul, blok, dari }: Surat): string {
  return [
    '<!doctype html><html lang="id"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(judul)}</title><style>${GAYA}</style></head><body><main>`,
    `<h1>${escapeHtml(judul)}</h1>`,
    ...blok.map(htmlBlok),
    `<footer>${escapeHtml(dari)}</footer>`,
    '</main></body></html>',
  ].join('\n')
}

function htmlBlok(blok: Blok): string {
  switch (blok.jenis) {
    case 'judul':
      return `<h2>${escapeHtml(blok.teks)}</h2>`
    case 'butir': {
      const list = blok.urut ? 'ol' : 'ul'
      return `<${list}>${blok.butir.map((butir) => `<li>${escapeHtml(butir)}</li>`).join('')}</${list}>`
    }
    case 'rincian':
      return `<dl>${blok.rincian
        .map(({ nama, isi }) => `<dt>${escapeHtml(nama)}</dt><dd>${escapeHtml(isi)}</dd>`)
        .join('')}</dl>`
    case 'tautan':
      return `<p><a class="tombol" href="${escapeHtml(blok.url)}">${escapeHtml(blok.teks)}</a></p>`
    default:
      return `<p>${escapeHtml(blok.teks)}</p>`
  }
}
