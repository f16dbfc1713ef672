import type { Localized } from '../platform/language.ts'

/** The interests of people and groups (decisions, Appendix G). Ids never change; names are in the reader's language. */
export const interests: readonly { id: string; name: Localized }[] = [
  { id: 'fashion', name: { en: 'Fashion', ar: 'أزياء' } },
  { id: 'beauty', name: { en: 'Beauty', ar: 'جمال' } },
  { id: 'fitness', name: { en: 'Fitness', ar: 'لياقة' } },
  { id: 'health', name: { en: 'Health', ar: 'صحة' } },
  { id: 'food', name: { en: 'Food', ar: 'طعام' } },
  { id: 'coffee', name: { en: 'Coffee', ar: 'قهوة' } },
  { id: 'travel', name: { en: 'Travel', ar: 'سفر' } },
  { id: 'family', name: { en: 'Family', ar: 'عائلة' } },
  { id: 'parenting', name: { en: 'Parenting', ar: 'تربية الأبناء' } },
  { id: 'home', name: { en: 'Home & decor', ar: 'منزل وديكور' } },
  { id: 'technology', name: { en: 'Technology', ar: 'تقنية' } },
  { id: 'gaming', name: { en: 'Gaming', ar: 'ألعاب' } },
  { id: 'football', name: { en: 'Football', ar: 'كرة قدم' } },
  { id: 'cars', name: { en: 'Cars', ar: 'سيارات' } },
  { id: 'business', name: { en: 'Business', ar: 'أعمال' } },
  { id: 'finance', name: { en: 'Finance', ar: 'مال' } },
  { id: 'education', name: { en: 'Education', ar: 'تعليم' } },
  { id: 'books', name: { en: 'Books', ar: 'كتب' } },
  { id: 'art', name: { en: 'Art', ar: 'فن' } },
  { id: 'photography', name: { en: 'Photography', ar: 'تصوير' } },
  { id: 'music', name: { en: 'Music', ar: 'موسيقى' } },
  { id: 'comedy', name: { en: 'Comedy', ar: 'كوميديا' } },
  { id: 'pets', name: { en: 'Pets', ar: 'حيوانات أليفة' } },
  { id: 'culture', name: { en: 'Culture & heritage', ar: 'ثقافة وتراث' } },
]

const byId = new Map(interests.map((interest) => [interest.id, interest]))
export const interestById = (id: string) => byId.get(id)
