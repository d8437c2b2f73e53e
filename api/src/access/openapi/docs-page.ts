import { createHash } from 'node:crypto'
import { WARNA } from '@safar/shared/platform/warna'
import { escapeHtml } from '../../platform/http/html.ts'
import { type DescribedCall, type JsonSchema, readDocument } from './described-calls.ts'
import type { OpenApiDocument } from './document.ts'

const STYLE = `
body{font:1rem/1.6 system-ui,sans-serif;color:${WARNA.ink};background:${WARNA.ivory};margin:0}
main{max-width:56rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{line-height:1.2}
h2{margin-top:3rem;border-bottom:2px solid ${WARNA.e700}}
h3{font-size:1rem;margin:2rem 0 .25rem;overflow-wrap:anywhere}
code{font:.9375em ui-monospace,monospace;overflow-wrap:anywhere}
.who{font-weight:400;color:${WARNA.muted}}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid ${WARNA.line}}
details{margin:.5rem 0}
summary{cursor:pointer}
a{color:${WARNA.e700}}
:focus-visible{outline:3px solid ${WARNA['gold-ink']};outline-offset:2px}
`

/** The content security policy of the page: one style of its own, known by its hash; no script. */
export const DOCS_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

/** Writes the document as a page without scripts. */
export function docsPage(document: OpenApiDocument): string {
  const { calls, schemas } = readDocument(document)
  const tags = [...new Set(calls.map(({ tag }) => tag))]
  const sections = tags
    .map((tag) => {
      const own = calls.filter((call) => call.tag === tag)
      return `<h2 id="${anchorOf(tag)}">${tag}</h2>${own.map(callSection).join('')}`
    })
    .join('')
  const records = Object.entries(schemas)
    .map(([name, schema]) => `<h3 id="${name}">${name}</h3>${fieldTable(schema)}`)
    .join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(document.info.title)} <small>${escapeHtml(document.info.version)}</small></h1>
<p>${prose(document.info.description ?? '')}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Sections"><ul>${[...tags, 'records']
    .map((tag) => `<li><a href="#${anchorOf(tag)}">${tag}</a></li>`)
    .join('')}</ul></nav>
${sections}
<h2 id="records">records</h2>
${records}
</main>
</body>
</html>
`
}

/** Returns a tag as an element's id, which may have no spaces. */
const anchorOf = (tag: string) => tag.replaceAll(' ', '-')

function callSection({ name, roles, summary, parameters, bodies, answers }: DescribedCall): string {
  const rows = parameters
    .map(
      ({ name: field, description, schema }) =>
        `<tr><th scope="row"><code>${field}</code></th><td>${typeText(schema)}</td><td>${prose(description || (schema.description ?? ''))}</td></tr>`,
    )
    .join('')
  const listed = answers.map(({ status, description, bodies: { 'application/json': schema } }) => {
    const what = status < 300 && schema ? dataText(schema) : ` ${prose(description)}`
    return `<li>${status}${what}</li>`
  })
  return `<h3><code>${name}</code> <span class="who">for ${whoText(roles)}</span></h3>
<p>${prose(summary)}</p>${rows ? `<div class="scroll"><table><tbody>${rows}</tbody></table></div>` : ''}${sendsText(bodies)}
<details><summary>Answers</summary><ul>${listed.join('')}</ul></details>`
}

function whoText(roles: DescribedCall['roles']): string {
  if (!roles) return 'everyone'
  return roles.length === 0 ? 'whoever is signed in' : roles.map((role) => `${role}s`).join(' and ')
}

function sendsText(bodies: DescribedCall['bodies']): string {
  const [schema] = Object.values(bodies)
  if (!schema) return ''
  const types = Object.keys(bodies).map((type) => (type.endsWith('json') ? 'JSON' : `<code>${type}</code>`))
  return `<p>Sends ${typeText(schema)} as ${types.join(' or ')}.</p>`
}

function dataText({ $ref, properties = {} }: JsonSchema): string {
  if ($ref) return ` ${typeText({ $ref })}`
  return Object.entries(properties)
    .map(([name, field]) => ` <code>${name}</code>: ${typeText(field)}`)
    .join(',')
}

function fieldTable({ properties = {}, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${typeText(field)}</td><td>${
        required.includes(name) ? 'required' : ''
      }</td><td>${escapeHtml(field.description ?? '')}</td></tr>`,
  )
  return `<div class="scroll"><table><thead><tr><th scope="col">field</th><th scope="col">type</th><th scope="col">needed</th><th scope="col">note</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

/** Writes the type of a value as HTML; named records are links. */
function typeText(schema: JsonSchema): string {
  const { $ref, type = 'any', minimum, maximum, maxLength, items } = schema
  if ($ref) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1)
    return `<a href="#${name}">${name}</a>`
  }
  if (schema.enum) return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(' | ')
  const either = schema.anyOf ?? schema.oneOf
  if (either) return either.map(typeText).join(' | ')
  if (items?.$ref) return `list of ${typeText(items)}`
  if (items) return `list of { ${Object.keys(items.properties ?? {}).join(', ')} }`
  const bounds = [
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? `≥ ${minimum}` : '',
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? `≤ ${maximum}` : '',
    maxLength !== undefined ? `up to ${maxLength} letters` : '',
  ].filter(Boolean)
  return [[type].flat().join(' | '), ...bounds].join(', ')
}

/** Writes a text as markup, with `code` for what stands in backticks. */
function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}
