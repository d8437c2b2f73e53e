/** The first admin of the throw-away server that journeys run against. */
export const ADMIN_EMAIL = 'admin@safar.test'
export const ADMIN_PASSWORD = 'kata-sandi-uji-coba'
