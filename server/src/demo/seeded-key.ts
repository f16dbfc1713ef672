/** Key of the setting that exists if demo data was inserted. */
export const seededKey = 'demo.seeded'
