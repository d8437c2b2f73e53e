/*
 * Keeps zod from compiling its schemas, which the content security policy of every page forbids: it would try once, and
 * the browser would report the attempt. Its own `config` comes too late, since other files of a page may make schemas
 * before; it takes over what stands under this name, and a journey holds that it does.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
