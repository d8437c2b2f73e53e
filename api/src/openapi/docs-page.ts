import { createHash } from 'node:crypto'
import { WARNA } from '@safar/shared/warna'
import { escapeHtml } from '../plugins/html.ts'
import { ERRORS, errorsOf, type OpenApiDocument } from './document.ts'
import { OPERATIONS, type Operation, PATH_PARAMETERS } from './operations.ts'
import type { JsonSchema } from './schemas.ts'

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

/** One style of its own, known by its hash; no script. */
export const DOCS_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

const WHO = { all: 'everyone', signed: 'whoever is signed in', admin: 'admins' } as const

/** The document as a page that needs no script. */
export function docsPage(document: OpenApiDocument): string {
  const tags = [...new Set(OPERATIONS.map(({ tag }) => tag))]
  const calls = tags
    .map((tag) => {
      const operations = OPERATIONS.filter((operation) => operation.tag === tag)
      return `<h2 id="${tag}">${tag}</h2>${operations.map(callSection).join('')}`
    })
    .join('')
  const schemas = Object.entries(document.components.schemas)
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
<p>${prose(document.info.description)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Sections"><ul>${[...tags, 'records']
    .map((tag) => `<li><a href="#${tag}">${tag}</a></li>`)
    .join('')}</ul></nav>
${calls}
<h2 id="records">records</h2>
${schemas}
</main>
</body>
</html>
`
}

function callSection(operation: Operation): string {
  const { method, path, who, summary, query = {}, headers = {}, body, answers } = operation
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']) => [name, PATH_PARAMETERS[name] ?? ''] as const,
  )
  const rows = [...parameters, ...Object.entries(query), ...Object.entries(headers)]
    .map(([name, meaning]) => `<tr><th scope="row"><code>${name}</code></th><td>${prose(meaning)}</td></tr>`)
    .join('')
  const sends = body
    ? 'image' in body
      ? '<p>Sends <code>multipart/form-data</code> with a file <code>image</code>.</p>'
      : `<p>Sends ${schemaLink(body.json)} as JSON${body.alsoForm ? ` or <code>${body.alsoForm}</code>` : ''}.</p>`
    : ''
  const good = Object.entries(answers).map(([status, answer]) => `<li>${status}${answerText(answer)}</li>`)
  const bad = errorsOf(operation).map((status) => `<li>${status} ${prose(ERRORS[status] ?? '')}</li>`)
  return `<h3><code>${method.toUpperCase()} ${path}</code> <span class="who">for ${WHO[who]}</span></h3>
<p>${prose(summary)}</p>${rows ? `<div class="scroll"><table><tbody>${rows}</tbody></table></div>` : ''}${sends}
<details><summary>Answers</summary><ul>${[...good, ...bad].join('')}</ul></details>`
}

function answerText(answer: Operation['answers'][number]): string {
  if (typeof answer === 'string') return ''
  if ('data' in answer) return ` <code>data</code>: ${schemaLink(answer.data)}`
  if ('list' in answer) return ` <code>data</code>: a list of ${schemaLink(answer.list)}`
  if ('whole' in answer) return ` ${schemaLink(answer.whole)}`
  return ` <code>${Object.keys(answer)[0]}</code>`
}

function schemaLink(name: string): string {
  return `<a href="#${name}">${name}</a>`
}

function fieldTable(schema: JsonSchema): string {
  const required = new Set(schema.required)
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${escapeHtml(typeText(field))}</td><td>${
        required.has(name) ? 'required' : ''
      }</td><td>${escapeHtml(field.description ?? '')}</td></tr>`,
  )
  return `<div class="scroll"><table><thead><tr><th scope="col">field</th><th scope="col">type</th><th scope="col">needed</th><th scope="col">note</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function typeText(field: JsonSchema): string {
  if (Array.isArray(field.enum)) return field.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (Array.isArray(field.anyOf)) return (field.anyOf as JsonSchema[]).map(typeText).join(' | ')
  if (field.type === 'array') return `list of { ${Object.keys(field.items?.properties ?? {}).join(', ')} }`
  const bounds = [
    typeof field.minimum === 'number' ? `≥ ${field.minimum}` : '',
    typeof field.maximum === 'number' && field.maximum < Number.MAX_SAFE_INTEGER ? `≤ ${field.maximum}` : '',
    typeof field.maxLength === 'number' ? `up to ${field.maxLength} letters` : '',
  ].filter(Boolean)
  return [String(field.type ?? 'any'), ...bounds].join(', ')
}

/** Text with `code` in backticks. */
function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}
