import { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/**
 * The fingerprint of a PostgreSQL database, and the statements that make one like it from another with the same schema.
 */
export interface Made {
  schema: string
  rows: string
}

/**
 * Every table, column, trigger, rule and function with who last wrote it: a copied database says the same until
 * somebody changes one.
 */
const SCHEMA = `
  select concat_ws('/',
    (select sum(hashtext(concat(oid, relname, relkind, relacl::text, relhastriggers, relrowsecurity))) from pg_class where oid >= 16384),
    (select concat(count(*), '-', sum(xmin::text::bigint)) from pg_attribute where attrelid >= 16384),
    (select concat(count(*), '-', sum(xmin::text::bigint)) from pg_constraint where oid >= 16384),
    (select concat(count(*), '-', sum(xmin::text::bigint)) from pg_trigger where oid >= 16384),
    (select concat(count(*), '-', sum(xmin::text::bigint)) from pg_rewrite where oid >= 16384),
    (select concat(count(*), '-', sum(xmin::text::bigint)) from pg_proc where oid >= 16384),
    (select count(*) from pg_namespace),
    (select count(*) from pg_db_role_setting)) as schema`

const TABLES = `select relname, pg_relation_size(oid) as bytes from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace`
/** The largest size of a table that is reused: in a larger one deleted rows would slow down its next reader. */
const MOST_BYTES = 256 * 1024
const END_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`
const LONGEST_END_MS = 5_000
/** Every number is counted from the start. */
const COUNT_ANEW = `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where last_value is not null;`

/** Reads the fingerprint of a fresh database. */
export async function readMade(url: string): Promise<Made> {
  return within(url, async (client) => {
    const rows: string[] = []
    for (const { relname } of (await client.query(TABLES)).rows) {
      const name = client.escapeIdentifier(relname)
      const { json } = (await client.query(`select json_agg(every)::text as json from ${name} as every`))
        .rows[0]
      if (json === null) continue
      const all = client.escapeLiteral(json)
      rows.push(
        `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${all});`,
      )
    }
    const { rows: counted } = await client.query(
      `select format('select setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value) as again
        from pg_sequences where last_value is not null`,
    )
    return {
      schema: await schemaOf(client),
      rows: [...rows, ...counted.map(({ again }) => again)].join('\n'),
    }
  })
}

/**
 * Connections to the copies, by address, each kept for as long as its copy: a new one reads the catalogue anew, which
 * takes ten times as long as all that is asked of it.
 */
const kept = new Map<string, pg.Client>()

async function keptOf(url: string): Promise<pg.Client> {
  const known = kept.get(url)
  if (known) return known
  // It holds up no process that is done.
  const client = new pg.Client({ connectionString: url, stream: () => new Socket().unref() })
  // The server may end it: the next who asks has another.
  client.on('error', () => kept.delete(url))
  await client.connect()
  kept.set(url, client)
  return client
}

/** Closes the kept connection to a copy that goes. */
export async function leave(url: string): Promise<void> {
  const client = kept.get(url)
  kept.delete(url)
  await client?.end()
}

/**
 * Ends all other connections. False if one is left. PostgreSQL's own wait looks every 100 ms, and those that a test
 * closed are gone after a few.
 */
async function endOthers(client: pg.Client): Promise<boolean> {
  const until = Date.now() + LONGEST_END_MS
  while (Date.now() < until) {
    if ((await client.query(END_OTHERS)).rows.length === 0) return true
    await setTimeout(2)
  }
  return false
}

/** Deletes what a test put into a copy. False if more was changed, since then it is no copy any more. */
export async function makeAgain(url: string, { schema, rows }: Made): Promise<boolean> {
  const client = await keptOf(url)
  if (!(await endOthers(client))) return false
  if ((await schemaOf(client)) !== schema) return false
  const tables = (await client.query(TABLES)).rows
  if (tables.some(({ bytes }) => Number(bytes) > MOST_BYTES)) return false
  const filled = tables.filter(({ bytes }) => Number(bytes) > 0)
  const empty = filled.map(({ relname }) => `delete from ${client.escapeIdentifier(relname)};`)
  // Neither triggers nor references look at what is taken away and put back.
  const all = [
    'begin;',
    'set local session_replication_role = replica;',
    ...empty,
    COUNT_ANEW,
    rows,
    'commit;',
  ]
  await client.query(all.join('\n'))
  return true
}

async function schemaOf(client: pg.Client): Promise<string> {
  return (await client.query(SCHEMA)).rows[0].schema
}

async function within<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
