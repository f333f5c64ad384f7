/** The first script of a page, small and by itself: what takes longest is under way while the browser reads the others. */
import { begun } from './beginning.ts';

begun();
