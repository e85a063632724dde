// Nothing here.
/* { */
