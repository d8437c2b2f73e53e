/** The moment at which the clocks of server, site build and browser stand still: a Monday morning in Jakarta. */
export const NOW = new Date('2026-11-02T10:00:00+07:00')
