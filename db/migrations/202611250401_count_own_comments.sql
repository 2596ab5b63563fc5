-- Pieces of our own show how much was really written under them, and nothing until then.
update stories set comments = null where provenance = 'own';
