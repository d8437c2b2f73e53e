/* Configures Caddy as a static host of an exported folder: the folder's own `_headers` and `_redirects` are applied. */

export interface StaticHost {
  port: number
  /** The exported folder. */
  root: string
  /** The origin to which calls and uploaded pictures are proxied. */
  api: string
  headers: string
  redirects: string
}

export function caddyfile({ port, root, api, headers, redirects }: StaticHost): string {
  return `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	bind 127.0.0.1
	root * ${root}
${headerRules(headers).join('\n')}
	route {
		@api path /api/* /storage/*
		reverse_proxy @api ${api}
		@rules path /_headers /_redirects
		error @rules 404
		@file file {path} {path}.html {path}/index.html
		handle @file {
			rewrite {file_match.relative}
			file_server {
				precompressed br gzip
			}
		}
${redirectRules(redirects).join('\n')}
		error 404
	}
	handle_errors {
		rewrite * /404.html
		file_server
	}
}
`
}

/** Converts header rules; those that match one path add up, as on such hosts. */
function headerRules(text: string): string[] {
  const rules: string[] = []
  let path = ''
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    if (name && value) rules.push(`\theader ${path} +${name} ${JSON.stringify(value)}`)
    else if (line.trim()) path = line.trim()
  }
  return rules
}

function redirectRules(text: string): string[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line, nth) => {
      const [from = '', to, status] = line.split(' ')
      // Caddy's own matcher of paths reads no capitals.
      const matcher = from.endsWith('*')
        ? `path ${from}`
        : `path_regexp ^${from.replace(/[^\w/-]/g, '\\$&')}$`
      const rule = `\t\t@rule${nth} ${matcher}\n\t\thandle @rule${nth} {\n`
      if (status === '308') return `${rule}\t\t\tredir * ${to} 308\n\t\t}`
      if (status !== '200') throw new Error(`only rules with 200 and 308 are known here: ${line}`)
      const file = to?.endsWith('/') ? `${to}index.html` : to
      return `${rule}\t\t\trewrite * ${file}\n\t\t\tfile_server {\n\t\t\t\tprecompressed br gzip\n\t\t\t}\n\t\t}`
    })
}
