-- At 10,000 listings PostgreSQL took reading the first of the list by its index for dearer than sorting the whole list, because
-- it takes pages in the memory for pages on a disk: 44 ms for 6, three times in each count of a broad search.
alter function search.candidates_of(tsquery) set random_page_cost = 1.1;
