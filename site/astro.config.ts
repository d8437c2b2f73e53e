import type { IncomingMessage, ServerResponse } from 'node:http'
import react from '@astrojs/react'
import { ADMIN_ROOTS } from '@safar/shared/platform/address/admin-roots'
import { LANTAI } from '@safar/shared/platform/browser/lantai'
import { siteUrlFromEnv } from '@safar/shared/settings/pengaturan/env'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { beforeIslands } from './bundel/before-islands.ts'
import { fewFiles } from './bundel/few-files.ts'
import { scopedName } from './bundel/scoped-name.ts'
import { stylesInPages } from './bundel/styles-in-pages.ts'
import { theseFiles } from './bundel/these-files.ts'
import { readEnv } from './src/env.ts'
import { holdAgency } from './src/load-agency.ts'

const env = readEnv(process.env)
const isDev = process.argv.includes('dev')
// A release reads it before the build.
if (isDev) await holdAgency(process.env)
// The origin of an API on another host, which the policy must allow; empty on one origin.
const apiOrigin = env.PUBLIC_API_URL && new URL(env.PUBLIC_API_URL).origin

/** The paths that the API's server answers; in development the site's server proxies them. */
const API_PATHS = ['/api', '/storage']
const proxyTo = (paths: string[], target: string | undefined) =>
  target ? Object.fromEntries(paths.map((path) => [path, { target }])) : {}

/** The admin has a server of its own in development, whose modules would meet the site's at one address. */
const redirectTo = (paths: readonly string[], target: string | undefined) =>
  target
    ? Object.fromEntries(
        paths.map((path) => [
          path,
          {
            target,
            bypass(request: IncomingMessage, response: ServerResponse | undefined) {
              response?.writeHead(302, { location: `${target}${request.url}` }).end()
              return false
            },
          },
        ]),
      )
    : {}

const directives: AstroIntegration = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['calm', 'near', 'sentuh', 'touch'])
        addClientDirective({ name, entrypoint: `./src/islands/${name}.ts` })
    },
  },
}

/** Adds a script to every page: one file for all. */
const everyPage: AstroIntegration = {
  name: 'every-page',
  hooks: {
    'astro:config:setup': ({ injectScript }) => injectScript('page', "import '/src/layouts/every-page.ts'"),
  },
}

export default defineConfig({
  site: siteUrlFromEnv(process.env),
  trailingSlash: 'never',
  // `public/` is served beside every release and never copied into one: hundreds of pictures that do not change.
  publicDir: isDev ? '../public' : './public',
  build: {
    format: 'file',
    // One request less before the first paint, which counts most on a phone far from the server.
    inlineStylesheets: 'always',
  },
  integrations: [react(), directives, everyPage],
  devToolbar: { enabled: false },
  // No page shows code, and the highlighter's inline styles would be refused by the policy below.
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      scriptDirective: { resources: ["'self'"] },
      directives: [
        "default-src 'self'",
        `img-src ${["'self'", 'data:', apiOrigin].filter(Boolean).join(' ')}`,
        `connect-src ${["'self'", apiOrigin].filter(Boolean).join(' ')}`,
        `form-action 'self'${apiOrigin && ` ${apiOrigin}`}`,
        "object-src 'none'",
        "base-uri 'none'",
      ],
    },
  },
  vite: {
    // All that is written beside the code lies in one folder: a service may write nowhere else
    // (`deploy/safar.service`).
    cacheDir: '.astro/vite',
    css: { modules: { generateScopedName: scopedName } },
    // Scripts that are compiled by themselves run in the same browsers as all others.
    worker: { format: 'es', rolldownOptions: { transform: { target: [...LANTAI] } } },
    plugins: [stylesInPages, beforeIslands, fewFiles],
    environments: {
      client: {
        build: {
          target: [...LANTAI],
          rolldownOptions: {
            output: {
              // Each file costs a request: modules that are always needed together share one.
              codeSplitting: {
                groups: [
                  // The modules that pages without islands need too.
                  {
                    name: 'bawaan',
                    test: /[\\/]browser[\\/]bawaan\.ts$/,
                    priority: 5,
                  },
                  // First of all: a group takes its files' imports along, and every renderer imports this. With it go the
                  // bundler's own helpers, which are for React's modules, and the little that home's carousel shows.
                  {
                    name: 'react',
                    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|@astrojs[\\/]react)[\\/]|[\\/]islands[\\/]before\.ts$|[\\/]browser[\\/](?:terjemah|no-eval)\.ts$|[\\/]components[\\/](?:outline|new-tab|carousel-icons)\.tsx?$|[\\/]platform[\\/]arrow-path\.ts$|rolldown[\\/]runtime\.js$/,
                    priority: 4,
                  },
                  // Without the links to a chat, whose rules the gallery and home do not need.
                  {
                    name: 'icon',
                    test: /[\\/]site[\\/]src[\\/]components[\\/](?:berangka|entry|icons?|position)\.tsx?$/,
                    minShareCount: 2,
                    priority: 2.5,
                  },
                  // The modules that a page loads where nothing is touched: apart from every renderer.
                  {
                    name: 'answer',
                    test: theseFiles(
                      'site/src/islands/wake-islands.ts',
                      'site/src/paket/detail/paket-answer.ts',
                      'site/src/cetak/print.ts',
                      'site/src/cetak/print-buttons.ts',
                      'site/src/paket/detail/open-folds.ts',
                      'site/src/paket/tunggu/waiting-place.ts',
                      'shared/src/platform/text/encode-part.ts',
                      'shared/src/platform/format/rupiah.ts',
                      'shared/src/content/paket/live.ts',
                    ),
                    minShareCount: 2,
                    priority: 3,
                  },
                  // Apart from the components of packages: the registration needs the same rules, without their styles. And
                  // before icons, since searches need rules without React.
                  {
                    name: 'rules',
                    test: /[\\/]shared[\\/]src[\\/](?:platform[\\/](?:address[\\/]\w+|contact[\\/]chat|text[\\/]slug|format[\\/](?:rupiah|tanggal|durasi))|content[\\/]paket[\\/](?:kamar|live|rules|hitung[\\/]alamat)|people[\\/]pendaftaran[\\/]form-address)\.ts$/,
                    minShareCount: 2,
                    priority: 2.7,
                  },
                  // Home's script turns the pictures; its carousel goes on from there.
                  {
                    name: 'hero',
                    test: /[\\/]beranda[\\/](?:turn-at-rest|turns)\.ts$|[\\/]beranda[\\/]Hero\.astro\?/,
                    priority: 2,
                  },
                  // The rules of a family's cost, for the calculator, and for the form when a family comes along. Apart
                  // from the components.
                  {
                    name: 'hitung',
                    test: /[\\/]shared[\\/]src[\\/](?:content[\\/]paket[\\/](?:hitung[\\/][\w-]+|harga-tambahan)|settings[\\/]aturan-hitung)\.ts$/,
                    minShareCount: 2,
                    priority: 1,
                  },
                  {
                    name: 'jumlah',
                    test: /[\\/]site[\\/]src[\\/]hitung[\\/]jumlah\./,
                    minShareCount: 2,
                    priority: 2,
                  },
                  {
                    name: 'kalkulator',
                    test: /[\\/]site[\\/]src[\\/](?:hitung[\\/]|paket[\\/]detail[\\/]cost-calculator\.)/,
                    minShareCount: 2,
                    priority: 1,
                  },
                  // The fields of the registration, which its form and its checks read, and how one looks.
                  {
                    name: 'form-fields',
                    test: /[\\/]pendaftaran[\\/](?:form-fields|draft|labelled-field)\.tsx?$/,
                    minShareCount: 2,
                    priority: 1,
                  },
                  {
                    name: 'paket',
                    test: /[\\/]site[\\/]src[\\/](?:paket[\\/]|components[\\/]chat-link)/,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        },
      },
    },
    server: {
      proxy: { ...proxyTo(API_PATHS, env.DEV_API_URL), ...redirectTo(ADMIN_ROOTS, env.DEV_ADMIN_URL) },
    },
  },
})
